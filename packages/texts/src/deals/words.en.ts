/** Looked up by the kind of application. */
export const dynamic = ['applicationType']

/** Texts that the server puts in the fields of a deal. */
export const en = {
  applicationType: {
    mortgage: 'Mortgage application',
    preApproval: 'Pre-approval',
  },
}
