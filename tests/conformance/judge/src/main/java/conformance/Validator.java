package conformance;

import java.nio.file.Path;

/** One rule set of an independent validator. */
interface Validator {
    /** The rule set's name in the table. */
    String name();

    /** Whether the rules apply to a file with this name. */
    boolean takes(String file);

    /** Checks one file. */
    Verdict check(Path file) throws Exception;
}
