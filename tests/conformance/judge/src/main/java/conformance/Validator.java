package conformance;

import java.nio.file.Path;

/** One rule set of an independent validator. */
interface Validator {
    /** The name of the rule set, as the table has it. */
    String name();

    /** Whether a file of this name is of the kind that the rules are for. */
    boolean takes(String file);

    /** Checks one file. */
    Verdict check(Path file) throws Exception;
}
