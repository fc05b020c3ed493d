/** Receiving files: what is sent is streamed, checked by its content, scanned, and only then kept. */
export { acceptUploads } from './accept-uploads.ts'
export { joinPhotos } from './join-photos.ts'
export {
  maximumUploadBytes,
  type ReceivedFile,
  receiveUpload,
  type UploadOutcome,
  type UploadRefused,
} from './receive-upload.ts'
export { removeOrphans } from './remove-orphans.ts'
