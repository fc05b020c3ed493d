/** The mail to an insurance contact about an answer. */
export const en = {
  yes: {
    heading: '{{name}} would like a home-insurance quote',
    next: 'Please call them about it. They agreed that this information be passed on to you for a quote.',
  },
  no: {
    heading: '{{name}} does not want a home-insurance quote',
    next: 'There is nothing to do. Please do not contact them about this offer.',
  },
}
