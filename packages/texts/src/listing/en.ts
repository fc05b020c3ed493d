/** A property of a real-estate list: a place kept for what is to come. */
export const en = {
  title: 'Property {{id}}',
  why: 'The details of this property are not shown here yet. Your broker can tell you how to reach the seller.',
  connect: 'Connect',
}
