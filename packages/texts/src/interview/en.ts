export const en = {
  carried: 'The figures from the calculator are filled in. Change what is different.',
  carriedOfLead: 'What you wrote in the form is filled in. Change what is different.',
  title: 'What are your plans?',
  why: 'Your answers decide what we ask next, so that you only see the questions that matter to you.',
  submit: 'Save and continue',
  earlier: {
    label: 'Start with your answers from {{date}}',
    help: 'Your details, income, property, assets and debts, and those of anyone whose part you filled in yourself. You check them on the way.',
  },
  purpose: {
    purchase: { label: 'Buy a home', help: 'Or find out how much you could borrow.' },
    renewal: { label: 'Renew my mortgage', help: 'Your term is ending and you want a good rate for the next one.' },
    refinance: {
      label: 'Refinance my home',
      help: 'Borrow more on a home you own, or change your mortgage before its term ends.',
    },
    construction: { label: 'Build a home', help: 'Pay for the construction as it moves along.' },
  },
  stage: {
    offerAccepted: { label: 'My offer was accepted' },
    offerPlaced: { label: 'I made an offer', help: 'You’re waiting for the seller’s answer.' },
    propertyFound: { label: 'I found a property', help: 'You have not made an offer yet.' },
    searching: { label: 'I am looking for a property' },
    notStarted: { label: 'I have not started looking' },
  },
  land: {
    owned: { label: 'Yes' },
    notOwned: { label: 'No' },
  },
  /** On a phone, the interview is in parts. */
  parts: { plans: 'Your plans', property: 'Price and property', place: 'When and where' },
  preApproval:
    'That’s all for now. Later, we’ll ask about your price range to find out how much a lender could offer you.',
  downPayment: {
    share: 'That is {{percent}} of the price.',
    least: 'The minimum for this price is {{amount}}.',
    insured:
      'Below {{percent}}, the mortgage must be insured. The insurance protects the lender, and its cost is usually added to the mortgage.',
  },
  propertyType: {
    category: 'What type of property is it?',
    kind: 'Which of these describes it best?',
  },
  address: {
    title: 'Where is the property?',
  },
  fields: {
    DealPurposeDD: { label: 'What do you need a mortgage for?' },
    SearchStageDD: { label: 'Where are you in your search?' },
    PropertyValue: { label: 'What is the price?', help: 'The price in your offer, or the asking price.' },
    DownPaymentAmount: {
      label: 'How much is your down payment?',
      help: 'The part of the price that you pay yourself: savings, a gift, the sale of another home.',
    },
    OccupancyDD: { label: 'Who will live there?' },
    ClosingDate: {
      label: 'When is the closing date?',
      help: 'The day the money is paid and the mortgage starts. An estimate is fine.',
    },
    RefinanceDate: { label: 'When would you like to refinance?', help: 'An estimate is fine.' },
    RenewingDate: {
      label: 'When is your renewal date?',
      help: 'The day your current term ends. Your mortgage statement calls it the maturity date.',
    },
    Balance: {
      label: 'How much do you still owe on your mortgage?',
      help: 'It is on your last statement. A round figure is fine.',
    },
    LandOwnership: { label: 'Do you own the land?' },
  },
}
