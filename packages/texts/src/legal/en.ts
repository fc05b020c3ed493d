/**
 * The texts around each legal text. The legal texts are proposals in plain language, which a broker approves or
 * replaces; each has its own folder (privacy, terms, disclosure). A changed wording is a new version
 * (packages/domain/src/legal/shipped.ts).
 */
export const en = {
  version: 'Version 1.3, effective November 2026',
  /** Of a text that the broker gave. */
  ownVersion: 'Version {{version}}, effective {{date}}',
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
