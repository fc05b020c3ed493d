import Type, { type Static } from 'typebox'
import { Choice, Count, DateText, Flag, Id, Text } from '../kit/schema.ts'

/** The reason of a person who does not have a document. */
export const NotAvailableReason = Text(500)

/** A file uploaded for an item. */
export const DocumentUpload = Type.Object({
  DFRequestDocItemUploadID: Id,
  FileName: Text(255),
  /** Day and time of the upload in the caller's language. */
  strUploadDate: Text(60),
  RemoveFlag: Flag,
  /** Bytes. */
  Size: Type.Integer(),
  /** A photo, which can be merged with others. */
  ImageFlag: Flag,
  /** Pages that can be displayed; 0 if it cannot be displayed. */
  Pages: Type.Integer(),
  /** Seconds until it is sent to the broker automatically; null once sent. */
  SubmitInSeconds: Count,
  /** The broker did not accept it. */
  ReturnedFlag: Flag,
})
export type DocumentUpload = Static<typeof DocumentUpload>

/** One document that a broker asks for. */
export const DocumentItem = Type.Object({
  DFRequestDocItemID: Id,
  DFDocumentTypeDD: Choice,
  strDFDocumentType: Text(100),
  Desc: Text(1000),
  DFRequestDocItemStatusDD: Choice,
  Required: Flag,
  /** Why it was not accepted. */
  Reason: Text(1000),
  /** Why the person does not have it; empty without such a statement. */
  NotAvailable: NotAvailableReason,
  /** Seconds until the statement is sent to the broker automatically; null once sent, and without one. */
  NotAvailableInSeconds: Count,
  Uploads: Type.Array(DocumentUpload),
})
export type DocumentItem = Static<typeof DocumentItem>

/** One request of a broker. */
export const RequestDocument = Type.Object({
  DFRequestDocID: Id,
  RequestDocID: Text(64),
  Desc: Text(200),
  /** Until when the broker wishes to have the documents; empty without such a day. */
  DueDate: DateText,
  /** 1: it asks the borrower of its application. One that asks other people only holds nothing of the borrower's. */
  BorrowerFlag: Flag,
  Items: Type.Array(DocumentItem),
})
export type RequestDocument = Static<typeof RequestDocument>
