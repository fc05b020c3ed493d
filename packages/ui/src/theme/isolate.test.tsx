import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show-in-form.tsx'

/** The first number before the second one, as a reader sees them. */
const isInOrder = () => {
  const [first, second] = ['450', '540'].map((text) => page.getByText(text, { exact: true }).element())
  return (first?.getBoundingClientRect().right ?? 0) <= (second?.getBoundingClientRect().left ?? 0)
}

test('two numbers in elements of a line keep their order after a name that is written from right to left', async () => {
  await show(
    <p>
      <span>علي</span> <em>450</em> <strong>540</strong>
    </p>,
  )
  await expect.element(page.getByText('540')).toBeInTheDocument()
  expect(isInOrder()).toBe(true)
  document.body.insertAdjacentHTML(
    'beforeend',
    '<style>:where(span, em, strong) { unicode-bidi: normal !important }</style>',
  )
  expect(isInOrder()).toBe(false)
  document.body.lastElementChild?.remove()
})
