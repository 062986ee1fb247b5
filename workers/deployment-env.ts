import * as z from 'zod';

/** The deployment's variables in both workers; spread into each worker's schema. */
export const deploymentVariables = () => ({
  // https://developers.cloudflare.com/workers/runtime-apis/bindings/version-metadata/
  CF_VERSION_METADATA: z.object({ id: z.string(), timestamp: z.string().optional() }).optional(),
  READYZ_SECRET: z.string().trim().optional(),
});

/** Returns the deployed version and the secret that `/readyz` requires. */
export function parseDeployment(
  values: z.infer<z.ZodObject<ReturnType<typeof deploymentVariables>>>,
): { version: string; deployedAt: number | null; readinessSecret: string | undefined } {
  const { CF_VERSION_METADATA: metadata, READYZ_SECRET: secret } = values;
  return {
    version: metadata?.id || 'unversioned',
    deployedAt: Date.parse(metadata?.timestamp ?? '') || null,
    readinessSecret: secret || undefined,
  };
}
