// A bucket of a store that speaks S3, for the pictures.
export interface PictureBucket {
  // Its own address, such as https://s3.example/pictures.
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

interface BucketSettings {
  readonly PICTURES_S3_URL?: string | undefined;
  readonly PICTURES_S3_REGION?: string | undefined;
  readonly PICTURES_S3_KEY_ID?: string | undefined;
  readonly PICTURES_S3_SECRET?: string | undefined;
}

// Null keeps the pictures below DATA_DIR; a text says what is wrong.
export const readPictureBucket = (read: BucketSettings, isLive: boolean): PictureBucket | null | string => {
  const { PICTURES_S3_URL: url, PICTURES_S3_REGION: region } = read;
  const { PICTURES_S3_KEY_ID: keyId, PICTURES_S3_SECRET: secret } = read;
  if (!url && !region && !keyId && !secret) return null;
  if (!url || !region || !keyId || !secret)
    return 'PICTURES_S3_URL, PICTURES_S3_REGION, PICTURES_S3_KEY_ID and PICTURES_S3_SECRET belong together; one is missing';
  if (isLive && !url.startsWith('https://')) return 'PICTURES_S3_URL must be an https address in KRAPAO_MODE=live';
  return { url, region, keyId, secret };
};
