/** Looked up by the names of figures and of what limits a price. */
export const dynamic = ['fields', 'limits']

/** The calculators of what one can afford, of closing day, and of renewing. They describe and never decide. */
export const en = {
  affordability: {
    title: 'What price could you afford?',
    why: 'The highest price that your income, debts and down payment allow under the usual limits of lenders. Nothing is sent or saved.',
    headline: 'the highest price with these figures',
    none: 'No price follows from these figures yet.',
    shares:
      'Lenders test your payment at a higher rate than you pay, and add property tax and heating. Tested like that at this price, housing would take {{housing}} of your income, and together with your debts {{all}}. Most lenders use {{gds}} and {{tds}} as a guide.',
    closing: 'See the cash for closing day at this price',
  },
  /** What keeps the price from being higher. */
  limits: {
    minimumDownPayment: 'Your down payment sets this limit: a higher price needs a larger down payment.',
    insuredPriceLimit:
      'The insured price limit sets this limit: from {{price}}, a mortgage cannot be insured, so at least 20% down is needed.',
    gds: 'Your income sets this limit: housing costs should not take more than {{gds}} of it.',
    tds: 'Your debts set this limit: together with housing costs they should not take more than {{tds}} of your income.',
  },
  tooLong: 'Most lenders go up to {{years}} years for a mortgage like this one.',
  cash: {
    title: 'How much cash do you need on closing day?',
    why: 'Down payment, taxes and fees for a home that you will live in. Nothing is sent or saved.',
    headline: 'on closing day',
    parts: 'What it consists of',
    relief: 'Transfer tax relief of {{amount}} is already taken off.',
  },
  renew: {
    title: 'What would renewing or refinancing change?',
    why: 'A new payment beside your present one, and what you could borrow on your home. Nothing is sent or saved.',
    headline: 'a month',
    more: 'At your present rate over the same years it would be {{present}}, on what you owe today: {{amount}} less than the new payment.',
    less: 'At your present rate over the same years it would be {{present}}, on what you owe today: {{amount}} more than the new payment.',
    same: 'At your present rate over the same years it would be the same.',
    tooMuch: 'The extra money is {{amount}} above what most lenders allow on this home.',
    now: 'Your mortgage today',
    next: 'The new mortgage',
    home: 'Your home, for a refinance',
  },
  optional: 'More about the home',
  missing: 'Add these to see your estimate:',
  fields: {
    Income: { label: 'Your income before tax, a year', help: 'Salary, pension and other regular income.' },
    SecondIncome: { label: 'Income of a second buyer, a year' },
    Debts: {
      label: 'Your debt payments, a month',
      help: 'Car, loans, cards and support for all buyers. Enter 0 if there are none.',
    },
    DownPayment: { label: 'Down payment', help: 'Your own money toward the price.' },
    Rate: { label: 'Interest rate', help: 'Per year, from 0 to 30%.' },
    Years: { label: 'Amortization', help: 'How many years it takes to pay it all back, from\u00A01 to\u00A040.' },
    Province: { label: 'Province or territory of the home' },
    FirstTime: { label: 'Is it the first home of every buyer?' },
    PropertyTax: {
      label: 'Property tax, a year',
      help: 'If you leave it empty, we assume a usual share of the price.',
    },
    Heating: { label: 'Heating, a month', help: 'If you leave it empty, we assume a usual amount.' },
    CondoFees: { label: 'Condo fees, a month', help: 'Leave it empty for a house without any.' },
    Price: { label: 'Price', help: 'Before sales tax if the home is new.' },
    InCity: { label: 'Is the home in {{city}}?', help: 'That city has a transfer tax of its own.' },
    MunicipalRate: {
      label: 'Deed transfer tax of the municipality',
      help: 'A percentage of the price, up to 1.5%.',
    },
    NewHome: { label: 'Is the home new?' },
    TaxInPrice: { label: 'Does the price include sales tax?' },
    Deposit: { label: 'Deposit you will have paid', help: 'It counts toward the down payment.' },
    Balance: { label: 'Owed on your mortgage' },
    PresentRate: { label: 'Your present rate' },
    RateType: { label: 'Is that rate fixed or variable?' },
    MonthsLeft: { label: 'Months left in your term', help: 'Enter 0 if your term ends now.' },
    HomeValue: { label: 'What your home is worth' },
    ExtraMoney: { label: 'Extra money you would borrow' },
    LenderRate: {
      label: 'What your lender offers today',
      help: 'For the months left. Your lender compares it with your rate to set a penalty.',
    },
  },
}
