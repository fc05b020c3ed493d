/** A property of a real-estate listing: a placeholder for a future feature. */
export const en = {
  title: 'Property {{id}}',
  why: 'The details of this property are not shown here yet. Your broker can tell you how to reach the seller.',
  connect: 'Connect',
}
