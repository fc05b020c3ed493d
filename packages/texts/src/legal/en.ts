/**
 * The texts around each legal text. The legal texts are proposals in plain language, to be reviewed by the broker's
 * own counsel before use; each has its own folder (privacy, terms, disclosure).
 */
export const en = {
  version: 'Version 1.2, effective March 2024',
  counsel: {
    title: 'To be reviewed by the brokerage’s legal counsel',
    text: 'This text is a proposal that came with the portal. It is written for mortgage brokers in Canada, and your counsel must approve it, or replace it, before borrowers rely on it.',
  },
  names: {
    title: 'Who this is from',
    brokerage: 'Brokerage',
    broker: 'Mortgage broker',
    licence: '{{name}}, licence {{number}}',
    phone: 'Phone',
    email: 'Email',
    web: 'Website',
    nobody:
      'Open this page from your broker’s portal, and the names, licence numbers and contact details of your broker and their brokerage are shown here.',
  },
  yourBrokerage: 'your brokerage',
  yourBroker: 'your mortgage broker',
  contents: 'On this page',
  asPage: 'Open as a page, to print or keep',
}
