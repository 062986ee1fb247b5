package conformance;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** veraPDF with the rules of one flavor, PDF/A or PDF/UA. */
final class VeraPdf implements Validator {
    static {
        VeraGreenfieldFoundryProvider.initialise();
    }

    private final String name;
    private final PDFAFlavour flavour;

    VeraPdf(String name, PDFAFlavour flavour) {
        this.name = name;
        this.flavour = flavour;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean takes(String file) {
        return file.endsWith(".pdf");
    }

    @Override
    public Verdict check(Path file) throws Exception {
        try (InputStream bytes = Files.newInputStream(file);
                var parser = Foundries.defaultInstance().createParser(bytes, flavour);
                var validator = Foundries.defaultInstance().createValidator(flavour, true)) {
            var fired = new TreeSet<String>();
            Map<String, String> failures = new LinkedHashMap<>();
            for (TestAssertion assertion : validator.validate(parser).getTestAssertions()) {
                var rule = assertion.getRuleId();
                String clause = rule.getClause() + "-" + rule.getTestNumber();
                fired.add(clause);
                if (assertion.getStatus() != TestAssertion.Status.FAILED) continue;
                String place = assertion.getLocation().getContext();
                failures.putIfAbsent(clause, assertion.getMessage() + " [" + place + "]");
            }
            return new Verdict(fired, failures);
        }
    }
}
