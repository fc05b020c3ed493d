/** The mail with a lead for the broker. */
export const en = {
  arrived: {
    subject: 'New lead: {{form}}',
    heading: 'Someone filled in “{{form}}”',
    next: 'The lead is saved in your portal, and you can export it at any time. Reply soon: most people choose the first broker who calls.',
  },
}
