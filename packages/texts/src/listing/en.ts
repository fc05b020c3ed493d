/** A property of a real-estate list: a place kept for what is to come. */
export const en = {
  title: 'Property {{id}}',
  why: 'Details of this property are not shown here yet. Your broker knows how to reach whoever sells it.',
  connect: 'Connect',
}
