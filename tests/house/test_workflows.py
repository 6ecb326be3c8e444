"""What GitHub will read follows GitHub's schemas; they are vendored, so nothing is fetched."""

import re
import shlex
import tomllib
from pathlib import Path
from runpy import run_path

import pytest
import yaml
from click.testing import CliRunner

HOME = Path(__file__).parents[2]
GITHUB = HOME / ".github"
FORMS = [page for page in GITHUB.glob("ISSUE_TEMPLATE/*.yml") if page.name != "config.yml"]
WORKFLOWS = list(GITHUB.glob("workflows/*.yml"))


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.github-workflows", WORKFLOWS),
        ("custom.github-workflows-require-timeout", WORKFLOWS),
        ("vendor.github-issue-forms", FORMS),
        ("vendor.github-issue-config", [GITHUB / "ISSUE_TEMPLATE" / "config.yml"]),
    ],
)
def test_they_follow_their_schema(schema: str, files: list[Path]) -> None:
    import check_jsonschema  # once for all of them, and not while tests are looked for

    assert files
    done = CliRunner().invoke(check_jsonschema.main, ["--builtin-schema", schema, *map(str, files)])
    assert done.exit_code == 0, done.output


def test_actions_are_pinned_to_a_major_version() -> None:
    used = [
        action
        for page in WORKFLOWS
        for action in re.findall(r"uses: (\S+)", page.read_text(encoding="utf-8"))
    ]
    assert used
    assert all(re.fullmatch(r"[\w-]+/[\w-]+@v\d+", action) for action in used)


def test_the_matrix_has_every_python_that_the_packages_name() -> None:
    tests = (GITHUB / "workflows" / "tests.yml").read_text(encoding="utf-8")
    (matrix,) = re.findall(r"python: \[(.+)\]", tests)
    for part in ("engine", "server"):
        project = tomllib.loads((HOME / part / "pyproject.toml").read_text("utf-8"))["project"]
        named = [
            found[1]
            for classifier in project["classifiers"]
            if (found := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", classifier))
        ]
        assert matrix == ", ".join(f'"{python}"' for python in named)


def test_what_runs_before_a_commit_is_what_make_test_runs() -> None:
    """Every check that needs nothing built, but the tests, by its name in tests/all.py."""
    config = yaml.safe_load((HOME / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    (house,) = config["repos"]
    assert house["repo"] == "local"  # no other host
    entries = [shlex.split(hook["entry"]) for hook in house["hooks"]]
    assert ["make", "test"] in entries
    before = {entry[2] for entry in entries if entry[:2] == [".venv/bin/python", "tests/all.py"]}
    checks = run_path(str(HOME / "tests" / "all.py"))["FREE"]
    quick = {check.name for check in checks if "pytest" not in check.command}
    assert before == quick
