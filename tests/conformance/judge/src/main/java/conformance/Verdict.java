package conformance;

import java.util.Map;
import java.util.Set;

/**
 * A validator's result for one file.
 *
 * @param fired the rules that matched something in the file
 * @param failures the first error of each failed rule, by rule; empty for a valid file
 */
record Verdict(Set<String> fired, Map<String, String> failures) {}
