import { originOf } from './origin.ts'

/** What the page’s own policy refused while a request was under way. */
export interface PolicyWatch {
  readonly directive: string | undefined
  stop(): void
}

/** Watches for a Content-Security-Policy that refuses `url`; a failed request alone does not tell. */
export const watchPolicy = (url: string): PolicyWatch => {
  let directive: string | undefined
  const listen = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition === 'enforce' && originOf(blockedURI) === originOf(url)) directive = effectiveDirective
  }
  globalThis.document?.addEventListener('securitypolicyviolation', listen)
  return {
    get directive() {
      return directive
    },
    stop: () => globalThis.document?.removeEventListener('securitypolicyviolation', listen)
  }
}
