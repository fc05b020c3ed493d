import { click, inTurn, openDialog, submitDialog, waitFor } from '@foyer/ui/gallery/acts.ts'
import { exported, loaded } from '../../gallery/deal.ts'
import { listed, page } from '../../gallery/deals.ts'
import { entriesOf, type GalleryEntry, type GalleryReplies } from '../../gallery/entry.ts'
import { owner } from '../../gallery/fixtures.ts'

const path = '/office/d/rive-nord/7001'
const deal = entriesOf('officeDeal', path)
const atDocuments = `${path}?tab=documents`
const filled: GalleryReplies = {
  '/console-api/LoadDeal': loaded(),
  '/console-api/ListPipeline': page([listed()]),
}
const done = waitFor('main [role="status"] p')
const openExport = openDialog('main [data-export]')
const withSins = inTurn(openExport, click('dialog input[value="sins"]'), waitFor('dialog input[type="file"]'))
const chooseCertificate = async (document: Document) => {
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['no certificate'], 'lender.pem'))
  if (input) input.files = chosen.files
  input?.dispatchEvent(new Event('change', { bubbles: true }))
  await waitFor('dialog [role="status"]:not(:empty)')(document)
}
const openDocumentsExport = openDialog('[role="tabpanel"] [data-export]')
const confirmExport = click('dialog [class*="_buttons_"] button', 1)

/** A deal and the list of its documents as files. */
export const gallery: GalleryEntry[] = [
  deal('export', { replies: filled, act: openExport }),
  deal('export, who may not see SINs', {
    replies: {
      ...filled,
      '/console-api/LoadMe': { ...owner, Actions: owner.Actions.filter((action) => action !== 'reveal.sin') },
    },
    act: openExport,
  }),
  deal('export, preparing', {
    replies: { ...filled, '/console-api/ExportDeal': 'pending' },
    act: inTurn(openExport, submitDialog),
  }),
  deal('export, to be confirmed', {
    replies: { ...filled, '/console-api/ExportDeal': { refused: 'StepUpRequired' } },
    act: inTurn(openExport, submitDialog, waitFor('dialog [data-passkey]')),
  }),
  deal('export, refused', {
    replies: { ...filled, '/console-api/ExportDeal': { refused: 'ServerError' } },
    act: inTurn(openExport, submitDialog, waitFor('dialog form [class*="_notice_"]')),
  }),
  deal('export, no document', {
    replies: { ...filled, '/console-api/ExportDeal': { ...exported, Pdf: '', PdfFailed: 1 } },
    act: inTurn(openExport, submitDialog, waitFor('main [role="alert"]')),
  }),
  deal('exported', {
    replies: { ...filled, '/console-api/ExportDeal': exported },
    act: inTurn(openExport, submitDialog, done),
  }),
  deal('export with SINs', { replies: filled, act: withSins }),
  deal('export with SINs, no certificate', {
    replies: filled,
    act: inTurn(withSins, submitDialog, waitFor('dialog [data-error-key]')),
  }),
  deal('export with SINs, wrong certificate', {
    replies: {
      ...filled,
      '/console-api/ExportDeal': {
        refused: 'InvalidCertificate',
        errors: [{ Field: 'Certificate', Key: 'InvalidCertificate' }],
      },
    },
    act: inTurn(
      withSins,
      chooseCertificate,
      click('dialog input[value="lender"]'),
      submitDialog,
      waitFor('dialog [data-error-key]'),
    ),
  }),
  deal('exported with SINs', {
    replies: { ...filled, '/console-api/ExportDeal': exported },
    act: inTurn(withSins, chooseCertificate, click('dialog input[value="lender"]'), submitDialog, done),
  }),
  deal('documents, export the list', { path: atDocuments, replies: filled, act: openDocumentsExport }),
  deal('documents, list not exported', {
    path: atDocuments,
    replies: { ...filled, '/console-api/ExportDocuments': { refused: 'ServerError' } },
    act: inTurn(openDocumentsExport, confirmExport, waitFor('dialog [role="alert"]')),
  }),
  deal('documents, list exported', {
    path: atDocuments,
    replies: { ...filled, '/console-api/ExportDocuments': { Documents: loaded().Documents } },
    act: inTurn(openDocumentsExport, confirmExport, done),
  }),
]
