/** Receives files: uploads are streamed, checked by their content, scanned, and only then stored. */
export { acceptUploads } from './accept-uploads.ts'
export { drawingSemaphore, drawUploadPage } from './draw-upload-page.ts'
export type { BrandPlace } from './inspect/brand-picture.ts'
export { drawOwnPicture, drawSentPicture, isClean, signableDocument } from './inspect-upload.ts'
export { joinPhotos } from './join-photos.ts'
export {
  type ReceivedFile,
  receiveUpload,
  type UploadOutcome,
} from './receive-upload.ts'
export { removeOrphans } from './remove-orphans.ts'
export type { SandboxLimits } from './sandbox/run-in-sandbox.ts'
export { sandboxIsolation } from './sandbox/sandbox-command.ts'
export { withoutIdling } from './without-idling.ts'
