/** A property of a real-estate listing: a placeholder for a future feature. */
export const en = {
  title: 'Property {{id}}',
  why: 'Details of this property are not shown here yet. Your broker knows how to reach whoever sells it.',
  connect: 'Connect',
}
