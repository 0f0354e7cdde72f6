// Minimax and alpha-beta on a small tree of numbers. No page is touched here; a test compares all of it with the
// searches of the program.

/**
 * Reads a shape: `3.2.2`, or written out `(..)(.(..))`. Nodes are numbered in the order of writing, a node before what is
 * below it, the root is 0; leaves are numbered by themselves.
 */
export function grow(shape, root = "max") {
  const branches = [];
  if (shape.includes("(") || /^\.+$/.test(shape)) {
    const open = [0];
    branches.push(0);
    for (const sign of shape) {
      if (sign === ")") {
        open.pop();
        continue;
      }
      branches[open.at(-1)] += 1;
      if (sign === "(") open.push(branches.length);
      branches.push(0);
    }
  } else {
    const levels = shape.split(".").map(Number);
    const add = (ply) => {
      branches.push(levels[ply] ?? 0);
      for (let branch = 0; branch < (levels[ply] ?? 0); branch += 1) add(ply + 1);
    };
    add(0);
  }
  const nodes = [];
  let leaves = 0;
  const add = (parent, ply, way) => {
    const node = { parent, ply, way, children: [], leaf: null, max: (ply % 2 === 0) === (root === "max") };
    const index = nodes.push(node) - 1;
    if (branches[index] === 0) node.leaf = leaves++;
    for (let branch = 1; branch <= branches[index]; branch += 1) {
      node.children.push(add(index, ply + 1, [...way, branch]));
    }
    return index;
  };
  add(null, 0, []);
  return { nodes, leaves };
}

/** What every node is worth. */
export function values(tree, leaves) {
  const worth = [];
  for (let index = tree.nodes.length - 1; index >= 0; index -= 1) {
    const { children, leaf, max } = tree.nodes[index];
    const below = children.map((child) => worth[child]);
    worth[index] = leaf !== null ? leaves[leaf] : max ? Math.max(...below) : Math.min(...below);
  }
  return worth;
}

/**
 * Alpha-beta from left to right. A node is left as soon as α ≥ β, and that is a cut where branches are left.
 * `seen` has for each node its window, its value and what that says; `null` where nobody looked.
 */
export function alphabeta(tree, leaves) {
  const seen = new Array(tree.nodes.length).fill(null);
  const cuts = [];
  const counts = { visited: 0, leaves: 0 };
  const look = (index, alpha, beta) => {
    const { children, leaf, max } = tree.nodes[index];
    counts.visited += 1;
    const [entered, left] = [alpha, beta];
    let value;
    if (leaf !== null) {
      counts.leaves += 1;
      value = leaves[leaf];
    } else {
      value = max ? -Infinity : Infinity;
      for (const [at, child] of children.entries()) {
        const found = look(child, alpha, beta);
        value = max ? Math.max(value, found) : Math.min(value, found);
        if (max) alpha = Math.max(alpha, value);
        else beta = Math.min(beta, value);
        if (alpha >= beta && at + 1 < children.length) {
          cuts.push({
            node: index,
            value,
            bound: max ? left : entered,
            securedBy: max ? "min" : "max",
            branches: children.slice(at + 1),
          });
          break;
        }
      }
    }
    // A leaf is worth what it says; of other values only those inside the window are exact.
    let bound = "exact";
    if (leaf === null && value <= entered) bound = "upper";
    else if (leaf === null && value >= left) bound = "lower";
    seen[index] = { alpha: entered, beta: left, value, bound };
    return value;
  };
  const value = look(0, -Infinity, Infinity);
  return { value, ...counts, seen, cuts, cut: cuts.flatMap((cut) => cut.branches).sort((a, b) => a - b), line: line(tree, seen) };
}

/** The best line: each time the first branch that is worth what its node is. */
function line(tree, seen) {
  const way = [0];
  for (;;) {
    const { value } = seen[way.at(-1)];
    const next = tree.nodes[way.at(-1)].children.find((child) => seen[child]?.value === value);
    if (next === undefined) return way;
    way.push(next);
  }
}

/** What each value of a leaf would do. */
export function readings(tree, leaves, leaf, scale) {
  const found = [];
  const moved = [...leaves];
  for (let value = scale.lowest; value <= scale.highest; value += 1) {
    moved[leaf] = value;
    const { value: root, leaves: looked, cut } = alphabeta(tree, moved);
    found.push({ value, root, leaves: looked, cut });
  }
  return found;
}

/** Minimax in one leaf is a clamp: the root is the leaf, but never less and never more than these. */
export function law(tree, leaves, leaf, scale) {
  const at = (value) => values(tree, leaves.map((own, index) => (index === leaf ? value : own)))[0];
  const [least, most] = [at(scale.lowest), at(scale.highest)];
  let kind = "always";
  if (least === most) kind = "never";
  else if (least > scale.lowest && most < scale.highest) kind = "between";
  else if (least > scale.lowest) kind = "not-less";
  else if (most < scale.highest) kind = "not-more";
  return { least, most, kind };
}

/**
 * How many leaves alpha-beta looks at in the best order of all branches, or in the worst. What a branch does to a window
 * does not depend on the order below it, so each node has a best order of its own for each window.
 */
export function leavesIn(tree, leaves, extreme) {
  const worth = values(tree, leaves);
  const known = new Map();
  const least = extreme === "fewest";
  const count = (index, alpha, beta) => {
    const { children, leaf, max } = tree.nodes[index];
    if (leaf !== null) return 1;
    const key = `${index} ${alpha} ${beta}`;
    if (known.has(key)) return known.get(key);
    const left = new Array(1 << children.length).fill(0);
    for (let set = left.length - 2; set >= 0; set -= 1) {
      let [lower, upper] = [alpha, beta];
      children.forEach((child, place) => {
        if (!((set >> place) & 1)) return;
        if (max) lower = Math.max(lower, worth[child]);
        else upper = Math.min(upper, worth[child]);
      });
      if (lower >= upper) continue;
      const next = children.flatMap((child, place) =>
        (set >> place) & 1 ? [] : [count(child, lower, upper) + left[set | (1 << place)]]);
      left[set] = least ? Math.min(...next) : Math.max(...next);
    }
    known.set(key, left[0]);
    return left[0];
  };
  return count(0, -Infinity, Infinity);
}

/** The tree with a branch put at another place among its siblings: its shape, written out, and its leaves. */
export function reordered(tree, leaves, node, place) {
  const parent = tree.nodes[node].parent;
  const siblings = tree.nodes[parent].children.filter((child) => child !== node);
  siblings.splice(place, 0, node);
  const order = [];
  const write = (index) => {
    const { leaf, children } = tree.nodes[index];
    if (leaf !== null) {
      order.push(leaves[leaf]);
      return ".";
    }
    const inside = (index === parent ? siblings : children).map(write).join("");
    return index === 0 ? inside : `(${inside})`;
  };
  return { shape: write(0), leaves: order };
}
