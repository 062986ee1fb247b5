package conformance;

import java.util.List;

/** Validates the PDFs in a folder that contain XML. */
public final class Mustangs {
    private Mustangs() {}

    public static void main(String[] arguments) throws Exception {
        Judge.judge(arguments[0], List.of(new Mustang()));
    }
}
