export { downloadOperation, downloadPath, serveInsuranceDownloads } from './download.ts'
