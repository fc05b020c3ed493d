import type { DocumentItem, DocumentUpload, RequestDocument } from '@foyer/domain/documents/fields.ts'
import { language } from '@foyer/ui/gallery/language.ts'
import { wordOf } from './deals.ts'

const date = language === 'fr' ? '20 novembre 2026 à 10 h 42 HNE' : 'November 20, 2026 at 10:42 a.m. EST'

export const kept = (given: Partial<DocumentUpload> = {}): DocumentUpload => ({
  DFRequestDocItemUploadID: 1,
  FileName: language === 'fr' ? 'Talon du 15 novembre.pdf' : 'Pay stub of November 15.pdf',
  strUploadDate: date,
  RemoveFlag: 1,
  Size: 412_000,
  ImageFlag: 0,
  Pages: 1,
  SubmitInSeconds: 572,
  ReturnedFlag: 0,
  ...given,
})

/** Submitted to the broker. */
export const submittedFile = (given: Partial<DocumentUpload> = {}) =>
  kept({ DFRequestDocItemUploadID: 2, RemoveFlag: 0, SubmitInSeconds: null, ...given })

let items = 100

export const documentItem = (DFDocumentTypeDD: number, given: Partial<DocumentItem> = {}): DocumentItem => {
  items += 1
  return {
    DFRequestDocItemID: items,
    DFDocumentTypeDD,
    strDFDocumentType: wordOf('DFDocumentType', DFDocumentTypeDD),
    Desc: '',
    DFRequestDocItemStatusDD: 1,
    Required: 1,
    Reason: '',
    NotAvailable: '',
    NotAvailableInSeconds: null,
    Uploads: [],
    ...given,
  }
}

const stub = language === 'fr' ? 'Les deux derniers, *toutes les pages*' : 'The last two, *every page*'
export const dark =
  language === 'fr' ? 'La date du bas de la page est illisible.' : 'The date at the bottom of the page cannot be read.'

export const noDocument =
  language === 'fr'
    ? 'Je suis à mon compte, je n’ai pas de talon de paie.'
    : 'I work for myself, so I have no pay stubs.'

/** Stated, submitted, and accepted by the broker. */
export const notAvailable: DocumentItem[] = [
  documentItem(0, { Desc: stub, NotAvailable: noDocument, NotAvailableInSeconds: 540 }),
  documentItem(3, { DFRequestDocItemStatusDD: 4, NotAvailable: noDocument }),
  documentItem(9, { DFRequestDocItemStatusDD: 2, NotAvailable: noDocument }),
]
export const nothingSent: DocumentItem[] = [
  documentItem(0, { Desc: stub }),
  documentItem(3),
  documentItem(14, { Required: 0 }),
]
export const someSent: DocumentItem[] = [
  documentItem(0, { Desc: stub, Uploads: [kept({ Pages: 3 })] }),
  documentItem(3, {
    Uploads: [
      kept({ DFRequestDocItemUploadID: 5, FileName: 'IMG_2041.jpg', ImageFlag: 1, Size: 2_840_000 }),
      kept({ DFRequestDocItemUploadID: 6, FileName: 'IMG_2042.jpg', ImageFlag: 1, Size: 3_120_000 }),
    ],
  }),
  documentItem(14, { Required: 0 }),
]
const returned = { ReturnedFlag: 1, SubmitInSeconds: null }
export const everyStatus: DocumentItem[] = [
  documentItem(0, { Desc: stub, Uploads: [kept()] }),
  documentItem(1, { DFRequestDocItemStatusDD: 2, Uploads: [submittedFile()] }),
  documentItem(2, { DFRequestDocItemStatusDD: 3, Reason: dark, Uploads: [kept(returned)] }),
  documentItem(3, { DFRequestDocItemStatusDD: 4, Uploads: [submittedFile(), kept()] }),
  documentItem(5, { DFRequestDocItemStatusDD: 5, Uploads: [submittedFile()] }),
  documentItem(6, { DFRequestDocItemStatusDD: 6, Uploads: [submittedFile()] }),
  documentItem(9, { DFRequestDocItemStatusDD: 7, Uploads: [submittedFile()] }),
  documentItem(14, { DFRequestDocItemStatusDD: 8, Reason: dark, Required: 0, Uploads: [kept(returned)] }),
]

export const documentRequest = (Items: DocumentItem[], given: Partial<RequestDocument> = {}): RequestDocument => ({
  DFRequestDocID: 3001,
  BorrowerFlag: 1,
  DueDate: '2026-12-04',
  RequestDocID: 'r1',
  Desc: language === 'fr' ? 'Revenus de Sophie' : 'Income of Sophie',
  Items,
  ...given,
})
