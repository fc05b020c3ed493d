import type { DocumentItem } from '@foyer/domain/documents/fields.ts'
import { lookUp } from '@foyer/ui/i18n/texts.ts'
import { show } from '@foyer/ui/testing/show-in-form.tsx'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { documentItem, submittedFile } from '../../gallery/documents.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { DocumentCard } from './document-card.tsx'

const t = (key: string, values = {}) => lookUp('documents', key, values)
const open = documentItem(0)
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

const Example = ({ item = open, onKept }: { item?: DocumentItem; onKept: () => void }) => (
  <DocumentCard
    item={item}
    RequestDocID="request"
    uploads={useUploads({ path: '/WS/RDDZUpload', reload: async () => onKept() })}
    isMissing={false}
    onView={() => {}}
    onRemove={() => {}}
  />
)

const showCard = async (upload: Parameters<typeof show>[1]) => {
  let kept = 0
  await show(<Example onKept={() => (kept += 1)} />, { texts: ['documents'], ...upload })
  await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type="file"][multiple]')
  if (!input) throw new Error('the card has no input for files')
  return { choose: (...files: File[]) => userEvent.upload(input, files), kept: () => kept }
}

test('files are sent one by one, and the list is loaded again after each', async () => {
  const { choose, kept } = await showCard({})
  await choose(pdf('first.pdf'), pdf('second.pdf'))
  await expect.poll(kept).toBe(2)
})

test('progress is shown, and cancelling gives the focus to the document', async () => {
  const { choose } = await showCard({ upload: { part: 0.4 } })
  await choose(pdf('first.pdf'))
  await expect.element(page.getByRole('progressbar', { name: t('file.sending', { percent: 40 }) })).toBeVisible()
  await page.getByRole('button', { name: t('file.cancelNamed', { name: 'first.pdf' }) }).click()
  await expect.element(page.getByText('first.pdf')).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 3 })).toHaveFocus()
})

test('a document is not needed where a statement was accepted, but not where a file came after it', async () => {
  const accepted = { ...open, DFRequestDocItemStatusDD: 2, NotAvailable: 'I work for myself' }
  const files = [submittedFile()]
  await show(<Example item={accepted} onKept={() => {}} />, { texts: ['documents'] })
  await expect.element(page.getByText(t('settled.notNeeded'))).toBeVisible()
  await show(<Example item={{ ...accepted, Uploads: files }} onKept={() => {}} />, { texts: ['documents'] })
  await expect.element(page.getByText(t('settled.satisfied'))).toBeVisible()
})

test('a refused file states why, and can only be removed', async () => {
  const { choose } = await showCard({ upload: { refused: 'FileTooLarge' } })
  await choose(pdf('large.pdf'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: t('file.retryNamed', { name: 'large.pdf' }) }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: t('file.removeNamed', { name: 'large.pdf' }) }).click()
  await expect.element(page.getByText('large.pdf')).not.toBeInTheDocument()
})

test('a file lost on the way can be sent again', async () => {
  const { choose, kept } = await showCard({ upload: ['network'] })
  await choose(pdf('first.pdf'))
  await page.getByRole('button', { name: t('file.retryNamed', { name: 'first.pdf' }) }).click()
  await expect.poll(kept).toBe(1)
})
