/**
 * The content that Rule H1 of Payments Canada requires of a personal PAD agreement. Any change of wording is a new
 * edition.
 */
/** Looked up by computed keys. */
export const dynamic = ['names', 'sections']

export const en = {
  title: 'Pre-authorized debit agreement (personal)',
  names: {
    payee: 'the insurer that issues your certificate of insurance, or its administrator',
    payeeNamed: '{{payee}}, which is the insurer that issues your certificate of insurance or its administrator',
    broker: 'your broker, whose phone and e-mail stand in this application,',
    brokerNamed: 'your broker, {{broker}},',
  },
  sections: {
    authority: {
      heading: 'What you authorize',
      text: 'You authorize {{payee}} (the payee), to debit the account given in this application for the premiums of the coverages you chose. This agreement is for personal services: it is a personal pre-authorized debit (PAD) under Rule H1 of Payments Canada. You confirm that you may debit this account alone, or that every person whose signature it needs signs this application.',
    },
    amount: {
      heading: 'How much, and when',
      text: 'Every month, the premium stated in this application and any tax on it is debited. The first debit is made within 30 days after the coverage begins; the next ones on the same day of each month, or on the business day after it. The amount may change when your coverage, your age band or the insurer’s rates change: it is a variable amount.',
    },
    notice: {
      heading: 'Notice before a debit',
      text: 'The payee tells you the amount and the date of the first debit in writing at least 10 calendar days before it, and of every change of the amount or the date at least 10 calendar days before the debit concerned.',
    },
    cancel: {
      heading: 'Your right to cancel',
      text: 'You may cancel this authorization at any time by giving the payee notice of 30 days, in writing or by phone. To get a sample cancellation form, or to learn more about your right to cancel a PAD agreement, ask your financial institution or visit www.payments.ca. Cancelling the debits does not cancel your insurance: premiums are then to be paid in another way.',
    },
    recourse: {
      heading: 'Your recourse',
      text: 'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to be reimbursed for any debit that is not authorized or is not consistent with this PAD agreement, when you claim it within 90 days. To learn more about your recourse rights, ask your financial institution or visit www.payments.ca.',
    },
    contact: {
      heading: 'Questions and changes',
      text: 'Tell {{broker}} of any change to your account, and ask them anything about these debits. Your account details are kept encrypted and are given to the payee and its bank for these debits only.',
    },
  },
}
