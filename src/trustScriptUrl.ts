interface Policy {
  createScriptURL: (url: string) => string;
}

interface TrustedTypesWindow extends Window {
  trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy };
}

let policy: Policy | undefined;

/** The site's one Trusted Types policy, named in the CSP: no URL but a worker's of our own can become a script. */
export function trustScriptUrl(url: string): string {
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('threadprint-worker', {
    createScriptURL(asked) {
      if (!asked.startsWith(import.meta.env.BASE_URL)) throw new TypeError(`not a worker of ours: ${asked}`);
      return asked;
    },
  });
  return policy?.createScriptURL(url) ?? url;
}
