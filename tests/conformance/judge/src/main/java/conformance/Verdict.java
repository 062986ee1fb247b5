package conformance;

import java.util.Map;
import java.util.Set;

/**
 * What a validator says of one file.
 *
 * @param fired the rules that had something to look at in it
 * @param failures what is wrong by the rule that says so, at its first place; empty for a valid file
 */
record Verdict(Set<String> fired, Map<String, String> failures) {}
