/** The mail with a lead for the broker. */
export const en = {
  arrived: {
    subject: 'New lead: {{form}}',
    heading: 'Somebody filled in “{{form}}”',
    next: 'The lead is kept on your portal and can be exported at any time. Answer soon: most people choose whoever calls first.',
  },
}
