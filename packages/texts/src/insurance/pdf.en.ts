/** The texts of a credit insurance application as a document. */
/** Looked up by computed keys. */
export const dynamic = ['coverage', 'effective']

export const en = {
  title: 'Credit insurance application',
  documentTitle: 'Credit insurance application {{reference}}',
  reference: 'Reference',
  prepared: 'Prepared on',
  page: 'Page {{page}} of {{pages}}',
  yes: 'Yes',
  no: 'No',
  loan: {
    heading: 'The mortgage',
    property: 'Property',
    lender: 'Lender',
    number: 'Loan number',
    amount: 'Amount',
    rate: 'Interest rate',
    term: 'Term',
    amortization: 'Amortization',
    frequency: 'Payments',
    funding: 'Funding date',
    firstPayment: 'First payment',
  },
  applicant: {
    birth: 'Date of birth',
    email: 'Email',
    smoker: 'Smokes',
    declined: '{{name}} declines all coverages.',
    notOffered: 'No coverage is offered to {{name}} at this age.',
  },
  coverage: {
    name: 'Coverage',
    amount: 'Amount covered',
    premium: 'Each month',
    LI: 'Life insurance',
    CI: 'Critical illness insurance',
    AD: 'Accident and disability insurance',
  },
  health: {
    heading: 'Health questions',
    sealed:
      '{{name}} answered each of these questions. The answers are kept encrypted and are not printed; fingerprint of the answers: {{fingerprint}}.',
    later:
      '{{name}} answers these questions before signing. The last pages state the fingerprint of the answers with the signature of {{name}}.',
    statement: 'My answers to the health questions have the fingerprint {{fingerprint}}.',
    answer: 'Answer: {{answer}}',
    own: 'Only this copy shows the answers of {{name}}. The document that everyone signs states this fingerprint of them instead: {{fingerprint}}.',
    fingerprint: 'Fingerprint of the answers of {{name}}, as the signed document states it: {{fingerprint}}.',
  },
  copy: {
    text: 'Copy for {{name}}. It shows your own health answers: keep it in a safe place. No one else’s copy shows them.',
  },
  record: {
    title: 'Credit insurance application: the whole record',
    text: 'For the insurer alone. It contains health answers and an account number: keep it encrypted, and show it only to those who need it. The same information as data is attached and, once everyone has signed, so is the signed document.',
  },
  effective: {
    F: 'On the funding date',
    A: 'Immediately upon approval',
  },
  total: {
    heading: 'Premium',
    monthly: 'Total each month',
    covered: 'Amount covered',
    share: 'Share of the mortgage',
    effective: 'The policy begins',
    taxes: 'Taxes are added where your province charges them.',
    source: 'Rates: {{source}}.',
    illustrative: 'Rates: {{source}}. They are for illustration and do not bind any insurer.',
  },
  payment: {
    heading: 'Payment',
    holder: 'Account holder',
    institution: 'Institution',
    transit: 'Transit',
    account: 'Account',
    accepted: 'Agreement accepted on',
    fingerprint: 'Edition and fingerprint (SHA-256) of the agreement',
    agreement: 'The agreement that was accepted',
  },
  declaration: {
    heading: 'Declaration',
    text: 'By signing, each of us declares that everything stated in this application, the answers on health included, is complete and true, and understands that the insurer relies on it. Insurance is in force only once the insurer has approved it in writing.',
  },
}
