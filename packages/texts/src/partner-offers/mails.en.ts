/** The mail to an insurance contact about an answer. */
export const en = {
  yes: {
    heading: '{{name}} would like a home insurance quote',
    next: 'Please call them about it. They agreed to share this information with you for a quote.',
  },
  no: {
    heading: '{{name}} does not want a home insurance quote',
    next: 'You don’t need to do anything. Please do not contact them about this offer.',
  },
}
