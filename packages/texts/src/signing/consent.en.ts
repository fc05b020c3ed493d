/**
 * A signer's consent before signing. The wording is a proposal for review by the broker's own counsel. Any change of
 * wording is a new version (packages/domain/src/signing/rules.ts): the hash of the shown text is stored with each
 * signature.
 */
export const en = {
  electronic:
    'I agree to receive this document and to sign it electronically. I have been able to open and read all of it, and I can keep a copy.',
  binding:
    'My electronic signature binds me as my signature on paper would. The date, the time, my e-mail address and the internet address I sign from are recorded with it.',
  paper:
    'I may decline to sign here, and ask my broker for a paper copy to sign instead, at no cost. Until I sign, I may change my mind.',
  copy: 'When everybody has signed, a copy of the signed document is sent to me by e-mail.',
}
