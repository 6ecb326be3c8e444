declare module "subset-font" {
  interface Wishes {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
    preserveNameIds?: number[];
  }
  export default function subset(font: Buffer, letters: string, wishes?: Wishes): Promise<Buffer>;
}
