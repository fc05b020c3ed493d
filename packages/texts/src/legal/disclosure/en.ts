/**
 * The disclosure that regulators of mortgage brokers require: in Ontario FSRA (Mortgage Brokerages, Lenders and
 * Administrators Act, 2006; O. Reg. 188/08 and 191/08), in Quebec the AMF (Act respecting the distribution of
 * financial products and services).
 */
export const dynamic = ['sections']

export const en = {
  title: 'Disclosure',
  why: 'Who your mortgage broker is, for whom they work, how they are paid, and what they must tell you.',
  sections: {
    licence: {
      title: 'Licence',
      text: [
        'The names and licence numbers of {{broker}} and of {{brokerage}} stand above and on every page of the portal. Both must be licensed in the province where they work for you.',
        'You can check them in the regulator’s public register: in Ontario the Financial Services Regulatory Authority (FSRA, fsrao.ca), in Quebec the Autorité des marchés financiers (AMF, lautorite.qc.ca), in British Columbia the BC Financial Services Authority (bcfsa.ca), in Alberta the Real Estate Council of Alberta (reca.ca), elsewhere the authority of your province.',
      ].join('\n'),
    },
    role: {
      title: 'Whom your broker acts for',
      text: 'Your broker acts for you: they look for a mortgage that suits you among several lenders. They are not the lender, do not approve mortgages and do not lend their own money. If they also act for the lender, or for the lender alone, they tell you so in writing before you go on.',
    },
    suitability: {
      title: 'A mortgage that suits you',
      text: [
        'Your broker asks about your income, your debts, your plans, how much risk you can bear and how well you know mortgages, and then recommends what fits. They tell you, and keep on file:',
        '- why this mortgage, and what else was considered;',
        '- its main risks: payments that rise, penalties for paying early, a balance due at the end of the term, and what happens if you cannot pay;',
        '- what a private or short-term mortgage costs, how you would leave it, and why it is recommended, if it is one.',
        'You are free to say no, and to take time to think.',
      ].join('\n'),
    },
    cost: {
      title: 'What it will cost you',
      text: [
        'Before you sign a mortgage you receive a written statement of the cost of borrowing: the rate and its yearly equivalent with the fees (APR), the payments, the term, the fees, the penalties and the total cost. In Ontario this is at least two business days before you commit yourself or pay anything, unless you agree in writing to less.',
        'No fee is taken in advance where the law forbids it, as Ontario’s does for most home mortgages. Appraisal, legal and notary costs are yours unless you are told otherwise in writing.',
      ].join('\n'),
    },
    pay: {
      title: 'How your broker is paid',
      text: [
        'In most cases the lender pays {{brokerage}} when your mortgage is paid out, and the brokerage pays your broker a part of it. You pay nothing for that.',
        '- The amount usually depends on the sum, the term and the kind of mortgage. Lenders may also pay bonuses for volume, or more later while the mortgage runs.',
        '- If you are to pay a fee, you learn how much and for what, in writing, before you agree to anything.',
        '- If somebody who sent you here is paid for it, or your broker is paid for sending you to somebody else, you are told who, and how.',
        'Ask at any time how much was, or will be, paid for your mortgage, and by whom.',
      ].join('\n'),
    },
    lenders: {
      title: 'Lenders',
      text: 'Your broker tells you in writing with how many lenders they did business in the past year, and whether one lender funded more than half of it. Not every lender works with brokers, and a broker does not deal with every lender that does. If they can offer you the products of one lender only, or if a lender or insurer owns a part of the brokerage, they tell you that too.',
    },
    interests: {
      title: 'Conflicts of interest',
      text: [
        'Your interest comes first. Your broker tells you in writing, before you decide, of anything that could pull them another way:',
        '- an interest of theirs, of the brokerage or of somebody close to them in a lender, a property, or a service they recommend;',
        '- a bonus, a trip or another advantage that depends on the lender chosen;',
        '- acting for both sides, or holding another licence (real estate, insurance) in the same deal.',
        'You need not buy any other product or service to get a mortgage through them.',
      ].join('\n'),
    },
    insurance: {
      title: 'Insurance',
      text: 'If your down payment is under 20% of the price, the lender must have the mortgage insured against your default: that protects the lender, and you pay the premium. Credit insurance (life, illness, disability) offered through this portal is something else. It is your choice, is never a condition of the mortgage, and comes with a document of its own on what is covered, what is not, what it costs, and how to end it.',
    },
    identity: {
      title: 'Your identity',
      text: 'Canada’s law on money laundering and terrorist financing makes mortgage brokers confirm who you are, ask on whose behalf you act and whether you or your family hold certain public offices, keep records for at least five years, and report certain transactions. They may not tell you of such a report.',
    },
    duties: {
      title: 'What your broker needs of you',
      text: 'True and complete answers, and word of every change before the mortgage is paid out. If your broker knows or suspects that something is not true, they must not send the application on, and must warn the lender.',
    },
    complaint: {
      title: 'If something is wrong',
      text: [
        'Talk to {{broker}} first. Then write to the person who handles complaints at {{brokerage}}: {{reach}}. You get a confirmation, and an answer in writing with its reasons within 60 days.',
        'If it does not satisfy you, you may turn to your province’s regulator: in Ontario FSRA; in Quebec you may ask the brokerage to send your file to the AMF, which examines it and may offer mediation, at no cost. Courts stay open to you.',
        'Brokerages carry liability insurance for errors; in Quebec a fund also compensates victims of fraud by licensed representatives.',
      ].join('\n'),
    },
  },
  /** `{{reach}}` without a named broker. */
  yourBroker: 'your broker tells you their name and address',
}
