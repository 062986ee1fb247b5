package conformance;

import java.util.List;

/** Judges the PDFs of a folder that hold XML. */
public final class Mustangs {
    private Mustangs() {}

    public static void main(String[] arguments) throws Exception {
        Judge.judge(arguments[0], List.of(new Mustang()));
    }
}
