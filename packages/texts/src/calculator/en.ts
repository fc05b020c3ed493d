/** Looked up by the kinds of calculators and of what is entered. */
export const dynamic = ['kinds', 'wrong']

/** What the calculators share, and the payment calculator of /c21/cal. */
export const en = {
  title: 'What would your mortgage cost?',
  why: 'Try amounts and rates. Nothing is sent or saved. In Canada, mortgage interest is compounded twice a year, as it is here.',
  fields: {
    Amount: { label: 'Mortgage amount', help: 'The price minus your down payment.' },
    Rate: { label: 'Interest rate', help: 'Per year, from 0 to 30%.' },
    Years: { label: 'Amortization', help: 'How many years it takes to pay it all back, from\u00A01 to\u00A040.' },
    Frequency: {
      label: 'How often you pay',
      help: 'Accelerated: half or a quarter of the monthly payment, so you pay more each year.',
    },
  },
  wrong: {
    amount: 'Enter an amount above zero, up to $999,999,999.',
    rate: 'Enter a rate from 0 to 30%.',
    years: 'Enter 1 to 40 years.',
    months: 'Enter 0 to 300 months.',
  },
  kinds: {
    label: 'Calculators',
    payment: 'Payment',
    affordability: 'Affordability',
    'cash-to-close': 'Cash to close',
    renew: 'Renew or refinance',
  },
  share: {
    button: 'Share these figures',
    copied: 'Link copied.',
    failed: 'The link could not be copied. Copy it from the address bar.',
  },
  start: 'Start my application',
  newTab: '(opens in a new tab)',
  yes: 'Yes',
  no: 'No',
  print: 'Print',
  entered: 'What you entered',
  notFound: {
    title: 'This calculator is not available',
    why: 'The address may be incomplete. Ask the website’s owner.',
  },
  incomplete: 'Enter an amount, a rate and a number of years to see your payment.',
  result: {
    label: 'Your payment',
    each: 'each payment',
    month: 'a month',
    interest: 'Total interest',
    total: 'Total paid',
    time: 'Paid off after',
    saved: 'Saved over monthly payments',
  },
  chart: {
    title: 'Year by year',
    lead: 'How much goes to interest, and how much pays down your mortgage.',
    spoken:
      'Payments each year. In the first year, {{interest}} goes to interest and {{principal}} to the mortgage. After {{years}} years, nothing is left to pay. The table below has all the figures.',
    top: '{{amount}} a year',
    year: 'Year {{year}}',
    interest: 'Interest',
    principal: 'Paid back',
  },
  table: {
    label: 'Amortization table',
    year: 'Year',
    paid: 'Paid',
    interest: 'Interest',
    principal: 'Paid back',
    balance: 'Left',
  },
  note: 'This is an estimate, not an offer. Your lender may round and date payments differently, and your rate may change at the end of each term.',
}
