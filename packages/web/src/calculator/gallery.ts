import { inTurn, type } from '../gallery/acts.ts'
import { entriesOf, type GalleryEntry } from '../gallery/entry.ts'
import { appears, frames } from '../gallery/wait.ts'

const entry = entriesOf('calculator', '/c21/cal')
const amount = '[id$="Amount"]'

const accelerated = async (page: Document) => {
  const box = await appears<HTMLInputElement>(page, '[id$="Frequency"]')
  box.click()
  await frames(3)
  const list = `[id="${box.getAttribute('aria-controls')}"] [role="option"]`
  await appears(page, list)
  page.querySelectorAll<HTMLElement>(list)[3]?.click()
  await frames(3)
}

export const gallery: GalleryEntry[] = [
  entry('filled', {}),
  entry('accelerated', { act: accelerated }),
  entry('incomplete', { act: inTurn(type(amount, '')) }),
]
