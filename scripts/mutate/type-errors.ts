import { join } from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../project-root.ts';
import { applyEdits } from './probes.ts';
import type { Mutant } from './sample.ts';

/** A dropped statement leaves a semicolon, which TypeScript refuses after a condition. */
const emptyBody = 1313;

/**
 * Prepares a check of whether TypeScript refuses a mutant: it returns the first error in the mutant's file, or null.
 * Unused names don't count, since every dropped call leaves some.
 */
export function openTypeCheck(): (mutant: Mutant) => string | null {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(projectRoot, 'tsconfig.json'),
    { noUnusedLocals: false, noUnusedParameters: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (!config) throw new Error('tsconfig.json could not be read.');
  let active: { file: string; text: string; version: number } | undefined;
  const textOf = (file: string) => (active?.file === file ? active.text : ts.sys.readFile(file));
  const service = ts.createLanguageService({
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => config.fileNames.filter((file) => !/\.test\.tsx?$/.test(file)),
    getScriptVersion: (file) => (active?.file === file ? String(active.version) : '0'),
    getScriptSnapshot: (file) => {
      const text = textOf(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => projectRoot,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  let version = 0;
  return (mutant) => {
    version += 1;
    const file = join(projectRoot, mutant.path);
    const original = ts.sys.readFile(file) ?? '';
    const text = applyEdits(original, [mutant]) + (mutant.appendix ?? '');
    active = { file, text, version };
    const first = service.getSemanticDiagnostics(file).find(({ code }) => code !== emptyBody);
    return first ? ts.flattenDiagnosticMessageText(first.messageText, ' ') : null;
  };
}
