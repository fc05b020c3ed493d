export interface S3Address {
  bucket: string
  /** Prefix of every name in the bucket; may be empty. */
  prefix: string
  /** Undefined for AWS itself. */
  endpoint: string | undefined
  region: string
}

/** `s3://bucket/prefix?endpoint=…&region=…`. Throws without a bucket. */
export const parseS3Address = (address: string): S3Address => {
  const url = new URL(address)
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (url.protocol !== 's3:' || url.hostname === '') throw new Error('an S3 address is s3://bucket?region=…')
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint)) throw new Error('an S3 endpoint is https://…')
  const folder = url.pathname.replace(/^\/+|\/+$/g, '')
  const region = url.searchParams.get('region') ?? 'us-east-1'
  return { bucket: url.hostname, prefix: folder === '' ? '' : `${folder}/`, endpoint, region }
}
