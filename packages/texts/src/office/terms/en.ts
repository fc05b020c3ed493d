export const en = {
  title: 'Terms',
  lead: 'What the lender offers. Your client reads it in the portal once the application is sent.',
  none: 'No terms yet.',
  insured: 'Yes',
  enter: 'Enter the terms',
  change: 'Change the terms',
  dialog: 'Terms of the deal',
  text: 'Your client reads what you fill in, and nothing of what you leave empty. Saving sends no email.',
  submit: 'Save the terms',
  saved: 'The terms are saved. Your client finds them in the portal.',
  stale: 'A colleague has changed the terms meanwhile. These are saved now; save once more to replace them.',
  staleNone: 'A colleague has removed the terms meanwhile. Save once more to enter yours.',
  fields: {
    LenderName: { label: 'Lender' },
    InterestRate: { label: 'Rate' },
    RateType: { label: 'Type of rate', help: '“Fixed”, for example. Your client reads it as you write it.' },
    Term: { label: 'Term' },
    Amortization: { label: 'Amortization' },
    PaymentAmount: { label: 'Payment' },
    PaymentFrequency: { label: 'Payment schedule' },
    MaturityDate: { label: 'Maturity date' },
    InsuredFl: { label: 'Mortgage insurance' },
    InsurancePremium: { label: 'Insurance premium' },
  },
}

/** Looked up by computed names. */
export const dynamic = ['fields']
