/** The payment calculator of /c21/cal. */
export const en = {
  title: 'What would your mortgage cost?',
  why: 'Try amounts and rates. Nothing is sent or kept. Canadian mortgages are compounded twice a year, and so is this one.',
  fields: {
    Amount: { label: 'Mortgage amount', help: 'The price less your down payment.' },
    Rate: { label: 'Interest rate', help: 'Per year, from 0 to 30%.' },
    Years: { label: 'Amortization', help: 'The years it takes to pay everything back, from\u00A01 to\u00A040.' },
    Frequency: {
      label: 'How often you pay',
      help: 'Accelerated: a half or a quarter of the monthly payment, so you pay more a year.',
    },
  },
  incomplete: 'Enter an amount, a rate and a number of years to see your payment.',
  result: {
    label: 'Your payment',
    each: 'each payment',
    interest: 'Interest in all',
    total: 'Paid in all',
    time: 'Paid off after',
    saved: 'Saved against monthly payments',
  },
  chart: {
    title: 'Year by year',
    lead: 'What goes to interest, and what pays your mortgage back.',
    spoken:
      'Payments of each year. In the first year {{interest}} goes to interest and {{principal}} to the mortgage; after {{years}} years nothing is left. The table below has every figure.',
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
  note: 'An estimate and no offer. Your lender rounds and dates payments its own way, and your rate may change at the end of each term.',
}
