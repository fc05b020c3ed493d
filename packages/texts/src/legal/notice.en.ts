/** For staff, with the list of a site's legal texts. */
export const en = {
  text: 'The texts that come with the portal are proposals, written for mortgage brokers in Canada. Have your legal counsel review them. Then approve each of the four as it is, or replace it with your own in English and French, before your site goes live. Borrowers do not see this note.',
}
