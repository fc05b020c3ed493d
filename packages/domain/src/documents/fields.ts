import Type, { type Static } from 'typebox'
import { Choice, Count, Flag, Id, Text } from '../kit/schema.ts'

/** A file that answers an item. */
export const DocumentUpload = Type.Object({
  DFRequestDocItemUploadID: Id,
  FileName: Text(255),
  /** The day and the time it came, in the caller's words. */
  strUploadDate: Text(60),
  RemoveFlag: Flag,
  /** Bytes. */
  Size: Type.Integer(),
  /** A photo, which can be joined with others. */
  ImageFlag: Flag,
  /** Pages that can be looked at; 0 for a file that is not shown. */
  Pages: Type.Integer(),
  /** Until it goes to the broker by itself; null once it is there. */
  SubmitInSeconds: Count,
  /** It was with the broker, who did not accept it. */
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
  /** Why it was not accepted; empty otherwise. */
  Reason: Text(1000),
  Uploads: Type.Array(DocumentUpload),
})
export type DocumentItem = Static<typeof DocumentItem>

/** What a broker asks for at once; RequestDocID is the one in its link. */
export const RequestDocument = Type.Object({
  DFRequestDocID: Id,
  RequestDocID: Text(64),
  Desc: Text(200),
  Items: Type.Array(DocumentItem),
})
export type RequestDocument = Static<typeof RequestDocument>
