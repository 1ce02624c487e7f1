// The first cycle in a graph, as the path around it, or null.
export const circleIn = (edges: readonly (readonly [from: string, to: string])[]): string[] | null => {
  const next = new Map<string, string[]>();
  for (const [from, to] of edges) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const follow = (node: string, way: readonly string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    for (const target of next.get(node) ?? []) {
      const circle = follow(target, [...way, node]);
      if (circle) return circle;
    }
    done.add(node);
    return null;
  };
  for (const node of next.keys()) {
    const circle = follow(node, []);
    if (circle) return circle;
  }
  return null;
};
