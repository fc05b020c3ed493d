/** Of a file, as it is sent and as it is stored: what is made of a picture in the sandbox is no larger. */
export const maximumUploadBytes = 25 * 1024 * 1024
