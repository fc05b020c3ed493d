/** Looked up by the kind of application. */
export const dynamic = ['applicationType']

/** What the server says in the fields of a deal. */
export const en = {
  applicationType: {
    mortgage: 'Mortgage application',
    preApproval: 'Pre-approval',
  },
}
