package conformance;

import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.peppol.PeppolValidation2026_05;
import com.helger.phive.peppol.PeppolValidationPintAUNZ;
import com.helger.phive.zugferd.ZugferdValidation;
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
import java.util.stream.Stream;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/**
 * Validates all files of a folder with every rule set that takes them, in one JVM. A folder {@code broken} within it
 * holds files named {@code RULE SET~what is wrong.ENDING}, which their rule set has to refuse. Prints each rule that
 * failed with the first file that broke it, the table and, last, {@code N passed, N failed}.
 */
public final class Conformance {
    private static final int MOST_TOLD = 60;

    private final List<Path> files;
    private final List<Path> broken;
    private final List<String> told = new ArrayList<>();
    private final List<String> table = new ArrayList<>();
    private int passed;
    private int failed;

    private Conformance(Path folder) throws Exception {
        files = filesOf(folder);
        broken = filesOf(folder.resolve("broken"));
    }

    private static List<Validator> validators() {
        return List.of(
                new VeraPdf("PDF-A-3u", PDFAFlavour.PDFA_3_U),
                new VeraPdf("PDF-UA-1", PDFAFlavour.PDFUA_1),
                new Phive("EN16931-CII", ".cii.xml", EN16931Validation.VID_CII_1316),
                new Phive("Factur-X", ".cii.xml", ZugferdValidation.VID_ZUGFERD_2_4_EN16931),
                new Phive("EN16931-UBL", ".ubl.xml", EN16931Validation.VID_UBL_INVOICE_1316),
                new Phive("Peppol-BIS-3", ".peppol.xml", PeppolValidation2026_05.VID_OPENPEPPOL_INVOICE_UBL_V3),
                new Phive(
                        "PINT-A-NZ",
                        ".pint.xml",
                        PeppolValidationPintAUNZ.VID_OPENPEPPOL_AUNZ_PINT_UBL_INVOICE_1_1_2));
    }

    public static void main(String[] arguments) throws Exception {
        LogManager.getLogManager().getLogger("").setLevel(Level.SEVERE);
        var run = new Conformance(Path.of(arguments[0]));
        for (Validator validator : validators()) run.judge(validator);
        run.print();
    }

    private void judge(Validator validator) {
        Set<String> fired = new TreeSet<>();
        Map<String, List<String>> failures = new LinkedHashMap<>();
        int count = 0;
        int refused = 0;
        int wrong = 0;
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
            if (check(validator, file, fired).isEmpty()) {
                failed++;
                tell(validator, "accepts the broken file " + name);
            } else {
                refused++;
            }
        }
        table.add(String.format("%-14s %7d %12d %9d %16d", validator.name(), count, fired.size(), wrong, refused));
        passed += count - wrong + refused;
        failed += wrong;
    }

    private void tell(Validator validator, String what) {
        told.add(validator.name() + "  " + what);
    }

    private void print() {
        told.stream().limit(MOST_TOLD).forEach(System.out::println);
        if (told.size() > MOST_TOLD) System.out.println("... and " + (told.size() - MOST_TOLD) + " more");
        System.out.printf("%n%-14s %7s %12s %9s %16s%n", "rule set", "files", "rules fired", "failures", "broken, refused");
        table.forEach(System.out::println);
        System.out.printf("%n%d passed, %d failed%n", passed, failed);
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
