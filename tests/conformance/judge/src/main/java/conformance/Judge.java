package conformance;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Level;
import java.util.logging.LogManager;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Validates all files in a folder with every rule set that applies to them. The subfolder {@code broken} has files named
 * {@code RULE SET~what is wrong.ENDING}, which their rule set must reject. Prints each failed rule with the first file
 * that broke it, and a table line for each rule set: {@code =} and, separated by tabs, its name and the numbers of files,
 * rules fired, failed files, rejected broken files, rules that rejected them, and accepted broken files.
 */
final class Judge {
    private static final int MOST_TOLD = 60;

    private final List<Path> files;
    private final List<Path> broken;
    private final List<String> told = new ArrayList<>();
    private final List<String> table = new ArrayList<>();

    private Judge(Path folder) throws Exception {
        files = filesOf(folder);
        broken = filesOf(folder.resolve("broken"));
    }

    static void judge(String folder, List<Validator> validators) throws Exception {
        LogManager.getLogManager().getLogger("").setLevel(Level.SEVERE);
        var run = new Judge(Path.of(folder));
        for (Validator validator : validators) run.judge(validator);
        run.print();
    }

    private void judge(Validator validator) {
        Set<String> fired = new TreeSet<>();
        Map<String, List<String>> failures = new LinkedHashMap<>();
        int count = 0;
        int refused = 0;
        Set<String> refusing = new TreeSet<>();
        int wrong = 0;
        int accepted = 0;
        for (Path file : files) {
            String name = file.getFileName().toString();
            if (!validator.takes(name)) continue;
            count++;
            Map<String, String> found = check(validator, file, fired);
            if (!found.isEmpty()) wrong++;
            found.forEach((rule, message) -> failures
                    .computeIfAbsent(rule, first -> new ArrayList<>(List.of(message)))
                    .add(name));
        }
        failures.forEach((rule, told) -> tell(validator, rule + " in " + (told.size() - 1) + " files: " + told.get(0)
                + "\n    first in " + told.get(1)));
        for (Path file : broken) {
            String name = file.getFileName().toString();
            if (!name.startsWith(validator.name() + "~")) continue;
            Map<String, String> found = check(validator, file, fired);
            refusing.addAll(found.keySet());
            if (!found.isEmpty()) {
                refused++;
                continue;
            }
            accepted++;
            tell(validator, "accepts the broken file " + name);
        }
        var numbers = Stream.of(count, fired.size(), wrong, refused, refusing.size(), accepted).map(String::valueOf);
        table.add("=" + validator.name() + "\t" + numbers.collect(Collectors.joining("\t")));
    }

    private void tell(Validator validator, String what) {
        told.add(validator.name() + "  " + what);
    }

    private void print() {
        told.stream().limit(MOST_TOLD).forEach(System.out::println);
        if (told.size() > MOST_TOLD) System.out.println("... and " + (told.size() - MOST_TOLD) + " more");
        table.forEach(System.out::println);
    }

    private static Map<String, String> check(Validator validator, Path file, Set<String> fired) {
        try {
            Verdict verdict = validator.check(file);
            fired.addAll(verdict.fired());
            return verdict.failures();
        } catch (Exception unreadable) {
            return Map.of("reading", "could not be checked: " + unreadable);
        }
    }

    private static List<Path> filesOf(Path folder) throws Exception {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> paths = Files.list(folder)) {
            return paths.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
