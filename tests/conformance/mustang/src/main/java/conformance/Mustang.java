package conformance;

import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.mustangproject.validator.ZUGFeRDValidator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Mustang checks the PDF with its own veraPDF, the metadata about the XML, the XML by schema and rules, and the sums. */
final class Mustang implements Validator {
    /** A delivery without a date is empty, but the schema requires the element. */
    private static final Pattern EMPTY_DELIVERY = Pattern.compile("\\[PEPPOL-EN16931-R008\\].*still status warning.*");

    private static final Pattern RULE = Pattern.compile("\\[(?:ID )?([A-Z][\\w-]+)\\]");
    private static final Pattern SUMS =
            Pattern.compile("Arithmetical issue:Payable total in XML is ([\\d.-]+), but calculated total is ([\\d.-]+) .*");

    @Override
    public String name() {
        return "Mustang";
    }

    @Override
    public boolean takes(String file) {
        return file.endsWith(".facturx.pdf");
    }

    @Override
    public Verdict check(Path file) throws Exception {
        var validator = new ZUGFeRDValidator();
        // Its notices come from XRechnung, Germany's own rules.
        validator.disableNotices();
        Document report = parse(validator.validate(file.toString()));
        Map<String, String> failures = new LinkedHashMap<>();
        for (String kind : List.of("exception", "error", "warning")) {
            for (Element found : elements(report, kind)) {
                String message = found.getTextContent().strip();
                if (!isLetThrough(found, message)) failures.putIfAbsent(ruleOf(found, message), message);
            }
        }
        if (failures.isEmpty() && !validator.wasCompletelyValid()) failures.put("summary", "not valid");
        // It reports how many rules fired, not which.
        return new Verdict(Set.of(), failures);
    }

    private static boolean isLetThrough(Element found, String message) {
        if (EMPTY_DELIVERY.matcher(message).matches()) {
            return found.getAttribute("location").contains(":ApplicableHeaderTradeDelivery");
        }
        // It recalculates the tax once per rate; BR-CO-17 tolerates a difference of one currency unit.
        Matcher sums = SUMS.matcher(message);
        if (!sums.matches()) return false;
        var away = new BigDecimal(sums.group(1)).subtract(new BigDecimal(sums.group(2)));
        return away.abs().compareTo(BigDecimal.ONE) < 0;
    }

    private static String ruleOf(Element found, String message) {
        Matcher rule = RULE.matcher(message);
        return rule.find() ? rule.group(1) : "type " + found.getAttribute("type");
    }

    private static List<Element> elements(Document report, String name) {
        NodeList found = report.getElementsByTagName(name);
        return IntStream.range(0, found.getLength()).mapToObj(at -> (Element) found.item(at)).toList();
    }

    private static Document parse(String report) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(report)));
    }
}
