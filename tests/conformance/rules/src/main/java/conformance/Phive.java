package conformance;

import com.helger.diver.api.coord.DVRCoordinate;
import com.helger.phive.api.execute.ValidationExecutionManager;
import com.helger.phive.api.executor.IValidationExecutor;
import com.helger.phive.api.executorset.ValidationExecutorSetRegistry;
import com.helger.phive.api.result.ValidationResultList;
import com.helger.phive.api.validity.IValidityDeterminator;
import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.peppol.PeppolValidation;
import com.helger.phive.xml.schematron.ValidationExecutorSchematron;
import com.helger.phive.xml.source.IValidationSourceXML;
import com.helger.phive.xml.source.ValidationSourceXML;
import com.helger.phive.zugferd.ZugferdValidation;
import com.helger.schematron.xslt.SchematronResourceXSLT;
import com.helger.xml.serialize.read.DOMReader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import javax.xml.transform.dom.DOMSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** One of Helger's rule sets for e-invoices: the schema, then each Schematron file as compiled by its publisher. */
final class Phive implements Validator {
    private static final String SVRL = "http://purl.oclc.org/dsdl/svrl";
    private static final Set<String> REMARKS = Set.of("warning", "information", "info");
    private static final ValidationExecutorSetRegistry<IValidationSourceXML> REGISTRY =
            new ValidationExecutorSetRegistry<>();

    static {
        EN16931Validation.initEN16931(REGISTRY);
        PeppolValidation.initStandard(REGISTRY);
        ZugferdValidation.initZugferd(REGISTRY);
    }

    private final String name;
    private final String ending;
    private final List<IValidationExecutor<IValidationSourceXML>> executors;
    private final Map<IValidationExecutor<IValidationSourceXML>, SchematronResourceXSLT> stylesheets =
            new LinkedHashMap<>();

    /** @param rules the rule set's coordinate, such as {@code eu.cen.en16931:cii:1.3.16} */
    Phive(String name, String ending, DVRCoordinate rules) {
        this.name = name;
        this.ending = ending;
        var found = REGISTRY.getOfID(rules);
        if (found == null) throw new IllegalArgumentException("No rule set " + rules.getAsSingleID());
        executors = found.getAllExecutors();
        for (var executor : executors) {
            if (executor instanceof ValidationExecutorSchematron) {
                var resource = executor.getValidationArtefact().getRuleResource();
                stylesheets.put(executor, new SchematronResourceXSLT(resource));
            }
        }
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean takes(String file) {
        return file.endsWith(ending);
    }

    @Override
    public Verdict check(Path file) throws Exception {
        Document document = DOMReader.readXMLDOM(file.toFile());
        if (document == null) throw new IllegalArgumentException("no XML");
        var fired = new TreeSet<String>();
        Map<String, String> failures = new LinkedHashMap<>();
        for (var executor : executors) {
            var stylesheet = stylesheets.get(executor);
            if (stylesheet == null) bySchema(executor, document, file, failures);
            else bySchematron(stylesheet, document, fired, failures);
            if (!failures.isEmpty()) break;
        }
        return new Verdict(fired, failures);
    }

    private static void bySchema(
            IValidationExecutor<IValidationSourceXML> executor,
            Document document,
            Path file,
            Map<String, String> failures) {
        var manager = new ValidationExecutionManager<>(
                IValidityDeterminator.<IValidationSourceXML>createDefault(), List.of(executor));
        var results = new ValidationResultList(null);
        manager.executeValidation(ValidationSourceXML.create(file.toString(), document), results, Locale.US);
        for (var result : results) {
            result.getErrorList().getAllErrors().forEach(error ->
                    failures.putIfAbsent("schema", error.getErrorText(Locale.US)));
        }
    }

    private static void bySchematron(
            SchematronResourceXSLT stylesheet, Document document, Set<String> fired, Map<String, String> failures)
            throws Exception {
        Document svrl = stylesheet.applySchematronValidation(new DOMSource(document));
        each(svrl, "fired-rule", rule -> fired.add(rule.getAttribute("context")));
        each(svrl, "failed-assert", failed -> {
            String flag = failed.getAttribute("flag") + failed.getAttribute("role");
            if (REMARKS.contains(flag)) return;
            failures.putIfAbsent(failed.getAttribute("id"), failed.getTextContent().strip()
                    + " [" + failed.getAttribute("location") + "]");
        });
    }

    private static void each(Document svrl, String element, Consumer<Element> take) {
        NodeList found = svrl.getElementsByTagNameNS(SVRL, element);
        for (int at = 0; at < found.getLength(); at++) take.accept((Element) found.item(at));
    }
}
