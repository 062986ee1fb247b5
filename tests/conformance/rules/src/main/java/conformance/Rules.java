package conformance;

import com.helger.phive.en16931.EN16931Validation;
import com.helger.phive.peppol.PeppolValidation2026_05;
import com.helger.phive.peppol.PeppolValidationPintAUNZ;
import com.helger.phive.zugferd.ZugferdValidation;
import java.util.List;
import org.verapdf.pdfa.flavours.PDFAFlavour;

/** Validates the files in a folder against the rules of PDF/A, PDF/UA and e-invoices. */
public final class Rules {
    private Rules() {}

    public static void main(String[] arguments) throws Exception {
        Judge.judge(
                arguments[0],
                List.of(
                        new VeraPdf("PDF-A-3u", PDFAFlavour.PDFA_3_U),
                        new VeraPdf("PDF-UA-1", PDFAFlavour.PDFUA_1),
                        new Phive("EN16931-CII", ".cii.xml", EN16931Validation.VID_CII_1316),
                        new Phive("Factur-X", ".cii.xml", ZugferdValidation.VID_ZUGFERD_2_4_EN16931),
                        new Phive("EN16931-UBL", ".ubl.xml", EN16931Validation.VID_UBL_INVOICE_1316),
                        new Phive("Peppol-BIS-3", ".peppol.xml", PeppolValidation2026_05.VID_OPENPEPPOL_INVOICE_UBL_V3),
                        new Phive(
                                "PINT-A-NZ",
                                ".pint.xml",
                                PeppolValidationPintAUNZ.VID_OPENPEPPOL_AUNZ_PINT_UBL_INVOICE_1_1_2),
                        new Phive(
                                "EN16931-UBL-CN", ".ubl-credit.xml", EN16931Validation.VID_UBL_CREDIT_NOTE_1316),
                        new Phive(
                                "Peppol-BIS-3-CN",
                                ".peppol-credit.xml",
                                PeppolValidation2026_05.VID_OPENPEPPOL_CREDIT_NOTE_UBL_V3),
                        new Phive(
                                "PINT-A-NZ-CN",
                                ".pint-credit.xml",
                                PeppolValidationPintAUNZ.VID_OPENPEPPOL_AUNZ_PINT_UBL_CREDIT_NOTE_1_1_2)));
    }
}
