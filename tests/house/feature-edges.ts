export interface FeatureEdge {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

// The features whose server rooms may enter another's `server/public.ts`: at most eight in all, and no circle.
export const featureEdges: readonly FeatureEdge[] = [];
